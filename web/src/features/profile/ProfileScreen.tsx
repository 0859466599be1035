import * as text from "@text/profile/account";
import { observer } from "mobx-react-lite";
import { usePlan } from "../../stores/usePlan.ts";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { onDemand } from "../../ui/components/onDemand.tsx";
import { PageHeading } from "../../ui/components/PageHeading.tsx";
import { pageTitle } from "../../ui/components/pageTitle.ts";
import { LegalLinks } from "../../ui/LegalLinks.tsx";
import { AccountCard } from "./AccountCard.tsx";
import { CalendarAddressCard } from "./calendar-address/CalendarAddressCard.tsx";
import { DataCard } from "./DataCard.tsx";
import { LeaveCard } from "./LeaveCard.tsx";
import { ProviderSession } from "./ProviderSession.tsx";
import { SettingsCard } from "./SettingsCard.tsx";
import { SharingCard } from "./SharingCard.tsx";
import "./ProfileScreen.css";

const RemindersCard = onDemand(async () => (await import("./reminders/RemindersCard.tsx")).RemindersCard);

export const ProfileScreen = observer(function ProfileScreen() {
  const { user } = usePlan();

  return (
    <ProviderSession>
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
          <SharingCard />
          <DataCard />
          <RemindersCard />
        </div>
        <div className="profile__below">
          {user.user && <CalendarAddressCard />}
          <LeaveCard />
        </div>
      </div>
      <LegalLinks />
    </ProviderSession>
  );
});
