import { Link, useLocation } from "react-router-dom";
import { buttonClass } from "../../components/buttonClass.ts";
import { EmptyState } from "../../components/EmptyState.tsx";
import { DASHBOARD } from "../../paths.ts";

export function NotFoundScreen() {
  const { pathname } = useLocation();
  return (
    <>
      <title>Not on the map · Cairn</title>
      <h1>This page is not on the map</h1>
      <EmptyState
        level={2}
        heading="No trail leads here"
        action={
          <Link className={buttonClass("solid")} to={DASHBOARD}>
            Go to the dashboard
          </Link>
        }
      >
        Cairn has nothing at {pathname}. Check the address, or start again from the dashboard.
      </EmptyState>
    </>
  );
}
