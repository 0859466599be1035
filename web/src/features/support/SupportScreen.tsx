import * as text from "@text/support";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { Loading } from "../../ui/components/Loading.tsx";
import { PageHeading } from "../../ui/components/PageHeading.tsx";
import { pageTitle } from "../../ui/components/pageTitle.ts";
import { CareLine } from "./CareLine.tsx";
import { DeskCard } from "./DeskCard.tsx";
import { FaqCard } from "./FaqCard.tsx";
import { NewMessageCard } from "./NewMessageCard.tsx";
import { ThreadsCard } from "./ThreadsCard.tsx";
import "./SupportScreen.css";

/** The FAQs, and the student's own messages. */
export const SupportScreen = observer(function SupportScreen() {
  const { session } = useStores();
  const { support, user } = usePlan();
  const [openThread, setOpenThread] = useState<string | null>(null);
  const isAdmin = session.student?.isAdmin ?? false;

  useEffect(() => support.load(), [support]);
  useEffect(() => {
    if (isAdmin) support.loadDesk();
  }, [support, isAdmin]);

  return (
    <>
      <title>{pageTitle(text.heading)}</title>
      <div className="page-head">
        <PageHeading>{text.heading}</PageHeading>
      </div>
      <div className="support">
        {isAdmin && <DeskCard />}
        <div className="support__column">
          {/* The form starts with the student's name filled in. */}
          {user.status === "loading" ? <Loading what={text.theForm} /> : <NewMessageCard onSent={setOpenThread} />}
          <ThreadsCard openId={openThread} onOpen={setOpenThread} />
        </div>
        <FaqCard />
        <CareLine />
      </div>
    </>
  );
});
