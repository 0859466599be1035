import * as text from "@text/auth/closedWindow";
import { School } from "lucide-react";
import type { Flow } from "../../base/api.ts";
import { SCHOOL_ACCOUNTS } from "../../base/paths.ts";
import { NewTabLink } from "../../ui/components/NewTabLink.tsx";
import { Notice } from "../../ui/components/Notice.tsx";

interface ClosedWindowProps {
  /** The provider's name. */
  provider: string;
  flow: Flow;
}

/** What it means that a provider's window keeps closing without a sign-in, and the other ways in. */
export function ClosedWindow({ provider, flow }: ClosedWindowProps) {
  return (
    <>
      <Notice icon={School} tone="warn" role="status">
        {text.closedTwice(provider)}
      </Notice>
      <p>
        {text.otherWays[flow]} <NewTabLink href={SCHOOL_ACCOUNTS}>{text.forSchool}</NewTabLink>
      </p>
    </>
  );
}
