import * as text from "@text/profile/settings";
import { Check } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import {
  type Appearance,
  applyAppearance,
  DEFAULT_MODE,
  DEFAULT_THEME,
  type Mode,
  type Theme,
} from "../../base/appearance.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { Cairn } from "../../ui/components/Cairn.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { useEcho } from "../../ui/forms/useEcho.ts";
import { PhotoPicker } from "./PhotoPicker.tsx";
import "./SettingsCard.css";

const THEMES: readonly Theme[] = ["lichen", "tarn", "slate", "ochre", "clay", "heather"];
const MODES: readonly Mode[] = ["system", "light", "dark"];

/** Colors and light or dark mode, applied at once and stored in the account, and the photo. */
export const SettingsCard = observer(function SettingsCard() {
  const { user } = usePlan();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [shown, choose] = useEcho(user.user?.preferences ?? {});
  const { theme = DEFAULT_THEME, mode = DEFAULT_MODE } = shown;

  async function save(changed: Appearance) {
    setRefusal(null);
    if (!(await user.setPreferences(changed))) setRefusal(user.saveError);
  }

  function handleChange(changed: Appearance) {
    applyAppearance({ theme, mode, ...changed });
    choose({ ...shown, ...changed }, save(changed));
  }

  return (
    <Card className="settings-card" heading={text.profileSettings}>
      <div className="card__body settings">
        <fieldset>
          <legend className="label settings__legend">{text.dashboardColors}</legend>
          <div className="swatches">
            {THEMES.map((choice) => (
              <label key={choice} className="swatch" data-theme={choice}>
                <input
                  type="radio"
                  name="theme"
                  className="swatch__input"
                  checked={choice === theme}
                  onChange={() => handleChange({ theme: choice })}
                />
                <span className="swatch__face">
                  <span className="swatch__art">
                    <Cairn className="swatch__cairn" done={4} total={4} mini />
                  </span>
                  <span className="swatch__name">
                    {text.themes[choice]}
                    <Check className="icon swatch__check" aria-hidden />
                  </span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className="label settings__legend">{text.lightOrDark}</legend>
          <div className="segments">
            {MODES.map((choice) => (
              <label key={choice} className="segment">
                <input
                  type="radio"
                  name="mode"
                  className="segment__input"
                  checked={choice === mode}
                  onChange={() => handleChange({ mode: choice })}
                />
                <span className="segment__face">{text.modes[choice]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <ErrorNote>{refusal}</ErrorNote>
        <PhotoPicker />
      </div>
    </Card>
  );
});
