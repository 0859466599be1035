import * as text from "@text/notFound";
import { Link, useLocation } from "react-router-dom";
import { DASHBOARD } from "../../base/paths.ts";
import { buttonClass } from "../../ui/components/buttonClass.ts";
import { EmptyState } from "../../ui/components/EmptyState.tsx";
import { pageTitle } from "../../ui/components/pageTitle.ts";

export function NotFoundScreen() {
  const { pathname } = useLocation();
  return (
    <>
      <title>{pageTitle(text.title)}</title>
      <h1>{text.heading}</h1>
      <EmptyState
        level={2}
        heading={text.noTrail}
        action={
          <Link className={buttonClass("solid")} to={DASHBOARD}>
            {text.toDashboard}
          </Link>
        }
      >
        {text.nothingAt(pathname)}
      </EmptyState>
    </>
  );
}
