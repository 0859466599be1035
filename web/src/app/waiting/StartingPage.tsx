import { Cairn } from "../../ui/components/Cairn.tsx";
import { StillLoading } from "../../ui/components/Loading.tsx";
import "../../ui/components/Brand.css";
import "../../ui/GateLayout.css";

/**
 * What the built page shows until the app has drawn itself, where it does not show the sign-in form: the waiting screen,
 * without what only the app can do. It has no `main`, because the form in the same page has one. It has no text and no
 * movement either: on a slow device, looking for a font would delay the app by a tenth of a second.
 */
export function StartingPage() {
  return (
    <div className="gate">
      <header className="gate__head">
        <span className="brand">
          <Cairn className="brand__logo" done={4} total={4} mini />
        </span>
      </header>
      <div className="gate__main">
        <StillLoading what="Cairn" />
      </div>
    </div>
  );
}
