import * as text from "@text/notFound";
import { Link, useLocation } from "react-router-dom";
import { buttonClass } from "../../components/buttonClass.ts";
import { EmptyState } from "../../components/EmptyState.tsx";
import { pageTitle } from "../../components/pageTitle.ts";
import { DASHBOARD } from "../../paths.ts";

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
