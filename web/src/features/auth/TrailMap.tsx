import { onDemand } from "../../ui/components/onDemand.tsx";
import "./TrailMap.css";

const Drawing = onDemand(async () => (await import("./TrailMapDrawing.tsx")).TrailMapDrawing, {
  // Decorative: it shows nothing that the student needs.
  failed: () => null,
});

/** The frame of the map. The map follows once the form next to it is there, which is what the student came for. */
export function TrailMap() {
  return (
    <div className="trail-map">
      <div className="trail-map__sheet">
        <Drawing />
      </div>
    </div>
  );
}
