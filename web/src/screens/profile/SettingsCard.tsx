import { Check } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Cairn } from "../../components/Cairn.tsx";
import { Card } from "../../components/Card.tsx";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { useEcho } from "../../forms/useEcho.ts";
import { useStores } from "../../stores/useStores.ts";
import {
  type Appearance,
  applyAppearance,
  DEFAULT_MODE,
  DEFAULT_THEME,
  type Mode,
  type Theme,
} from "../../styles/appearance.ts";
import { PhotoPicker } from "./PhotoPicker.tsx";
import "./SettingsCard.css";

const THEMES: readonly { theme: Theme; name: string }[] = [
  { theme: "lichen", name: "Lichen" },
  { theme: "tarn", name: "Tarn" },
  { theme: "slate", name: "Slate" },
  { theme: "ochre", name: "Ochre" },
  { theme: "clay", name: "Clay" },
  { theme: "heather", name: "Heather" },
];

const MODES: readonly { mode: Mode; name: string }[] = [
  { mode: "system", name: "System" },
  { mode: "light", name: "Light" },
  { mode: "dark", name: "Dark" },
];

/** Colors and light, applied at once and kept with the account, and the photo. */
export const SettingsCard = observer(function SettingsCard() {
  const { user } = useStores();
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
    <Card className="settings-card" heading="Profile Settings">
      <div className="card__body settings">
        <fieldset>
          <legend className="label settings__legend">Dashboard colors</legend>
          <div className="swatches">
            {THEMES.map(({ theme: choice, name }) => (
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
                    {name}
                    <Check className="icon swatch__check" aria-hidden />
                  </span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className="label settings__legend">Light or dark</legend>
          <div className="segments">
            {MODES.map(({ mode: choice, name }) => (
              <label key={choice} className="segment">
                <input
                  type="radio"
                  name="mode"
                  className="segment__input"
                  checked={choice === mode}
                  onChange={() => handleChange({ mode: choice })}
                />
                <span className="segment__face">{name}</span>
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
