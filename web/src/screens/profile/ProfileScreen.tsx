import * as text from "@text/profile/account";
import { observer } from "mobx-react-lite";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { Loading } from "../../components/Loading.tsx";
import { PageHeading } from "../../components/PageHeading.tsx";
import { pageTitle } from "../../components/pageTitle.ts";
import { LegalLinks } from "../../layout/LegalLinks.tsx";
import { usePlan } from "../../stores/usePlan.ts";
import { AccountCard } from "./AccountCard.tsx";
import { DataCard } from "./DataCard.tsx";
import { LeaveCard } from "./LeaveCard.tsx";
import { SettingsCard } from "./SettingsCard.tsx";
import "./ProfileScreen.css";

export const ProfileScreen = observer(function ProfileScreen() {
  const { user } = usePlan();

  return (
    <>
      <title>{pageTitle(text.profile)}</title>
      <div className="page-head">
        <PageHeading>{text.profile}</PageHeading>
      </div>
      {!user.user && user.status === "failed" && <ErrorNote retry={user.retry}>{user.failure}</ErrorNote>}
      {!user.user && user.status === "loading" && <Loading what={text.yourAccount} />}
      <div className="profile">
        {user.user && <AccountCard />}
        <div className="profile__column">
          {user.user && <SettingsCard />}
          <DataCard />
        </div>
        <LeaveCard />
      </div>
      <LegalLinks />
    </>
  );
});
