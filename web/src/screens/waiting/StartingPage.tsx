import { Brand } from "../../components/Brand.tsx";
import { Loading } from "../../components/Loading.tsx";
import "../../layout/GateLayout.css";

/**
 * What the built page shows until the app has drawn itself, where it does not show the sign-in form: the waiting screen,
 * without what only the app can do. It has no `main`, because the form in the same page has one.
 */
export function StartingPage() {
  return (
    <div className="gate">
      <header className="gate__head">
        <Brand />
      </header>
      <div className="gate__main">
        <Loading what="Cairn" shape="page" />
      </div>
    </div>
  );
}
