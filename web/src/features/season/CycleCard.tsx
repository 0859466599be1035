import { cycleOf } from "@domain/season/cycle";
import { localDayOf } from "@domain/shared/calendarDay";
import { formatNumber } from "@domain/shared/language";
import * as text from "@text/tracker/season";
import { Download, Printer } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { PrintSheet } from "../../ui/components/PrintSheet.tsx";
import { CyclePicture } from "./CyclePicture.tsx";
import { CycleTables } from "./CycleTables.tsx";
import type { SeasonOfSchool } from "./SeasonStore.ts";
import { savePictureAsPng, savePictureAsSvg } from "./savePicture.ts";
import "./Cycle.css";

/** Fewer schools are in view as they are, in the table above. */
const PICTURED_FROM = 3;

/** The cycle as a picture and as tables, to print or save. No school is named. */
export const CycleCard = observer(function CycleCard({ seasons }: { seasons: readonly SeasonOfSchool[] }) {
  const [failure, setFailure] = useState<string | null>(null);
  const picture = useRef<SVGSVGElement>(null);
  const cycle = cycleOf(seasons);
  const words = seasons.some(({ school }) => school.track === "PD") ? text.dentalStages : text.stages;

  if ((cycle.totals.get("applied") ?? 0) < PICTURED_FROM) {
    return (
      <Card heading={text.cycle}>
        <p className="card__body quiet">{text.cycleEmpty(PICTURED_FROM)}</p>
      </Card>
    );
  }

  async function handleSave(type: "png" | "svg") {
    setFailure(null);
    const name = `cairn-cycle-${localDayOf(new Date())}.${type}`;
    try {
      if (picture.current === null) return;
      if (type === "svg") savePictureAsSvg(picture.current, name);
      else await savePictureAsPng(picture.current, name);
    } catch {
      setFailure(text.pictureNotSaved);
    }
  }

  return (
    <Card heading={text.cycle}>
      <div className="card__body cycle">
        <ul className="cycle__totals" aria-label={text.totalsTable}>
          {[...cycle.totals].map(([stage, schools]) => (
            <li key={stage}>
              <b>{formatNumber(schools)}</b> {words[stage]}
            </li>
          ))}
        </ul>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls needs the keyboard. */}
        <section className="cycle__frame" aria-label={text.pictureFrame} tabIndex={0}>
          <CyclePicture ref={picture} cycle={cycle} words={words} />
        </section>
        <CycleTables cycle={cycle} words={words} />
        <ErrorNote>{failure}</ErrorNote>
        <p className="quiet">{text.withoutNames}</p>
        <div className="cycle__tools">
          <Button variant="text" onClick={() => window.print()}>
            <Printer className="icon" aria-hidden />
            {text.print}
          </Button>
          <Button variant="text" onClick={() => handleSave("png")}>
            <Download className="icon" aria-hidden />
            {text.savePng}
          </Button>
          <Button variant="text" onClick={() => handleSave("svg")}>
            <Download className="icon" aria-hidden />
            {text.saveSvg}
          </Button>
        </div>
      </div>
      <PrintSheet title={text.cycle}>
        <CyclePicture cycle={cycle} words={words} />
        <CycleTables cycle={cycle} words={words} />
      </PrintSheet>
    </Card>
  );
});
