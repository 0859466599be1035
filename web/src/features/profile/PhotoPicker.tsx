import * as text from "@text/profile/settings";
import { ImageUp } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type ChangeEvent, useEffect, useId, useRef, useState } from "react";
import { messageOf } from "../../base/errors.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { Button } from "../../ui/components/Button.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { initialsOf } from "./initialsOf.ts";
import { PHOTO_TYPES, shrinkPhoto } from "./shrinkPhoto.ts";
import "./PhotoPicker.css";

export const PhotoPicker = observer(function PhotoPicker() {
  const { photo, user } = usePlan();
  const showToast = useToast();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [shrinking, setShrinking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { image, status } = photo;

  useEffect(() => {
    void photo.load();
  }, [photo]);

  async function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // Allows choosing the same file again after a failure.
    target.value = "";
    if (!file) return;
    setRefusal(null);
    setShrinking(true);
    try {
      keep(await shrinkPhoto(file), image);
    } catch (failure) {
      setRefusal(messageOf(failure));
    } finally {
      setShrinking(false);
    }
  }

  /** Shows the photo at once. The server's answer may take as long as the connection does. */
  function keep(next: string | null, before: string | null) {
    void follow(next === null ? photo.remove() : photo.change(next));
    showToast(next === null ? text.photoRemoved : text.photoChanged, () => {
      void follow(before === null ? photo.remove() : photo.change(before));
    });
  }

  async function follow(written: Promise<boolean>) {
    setRefusal(null);
    if (!(await written)) setRefusal(photo.saveError);
  }

  return (
    <section className="photo" aria-labelledby={`${id}-label`}>
      <h3 id={`${id}-label`} className="label photo__label">
        {text.photo}
      </h3>
      <div className="photo__row">
        {image === null ? (
          <span className="photo__face" aria-hidden="true" translate="no">
            {status === "ready" && initialsOf(user.user?.display_name ?? "")}
          </span>
        ) : (
          <img className="photo__face" src={image} alt={text.photoOfYou} />
        )}
        <div className="photo__side">
          <div className="photo__buttons">
            <Button
              variant="quiet"
              busy={shrinking}
              busyLabel={text.shrinking}
              aria-describedby={`${id}-hint`}
              onClick={() => input.current?.click()}
            >
              <ImageUp className="icon" aria-hidden />
              {image === null ? text.choosePhoto : text.changePhoto}
            </Button>
            {image !== null && (
              <Button variant="text" onClick={() => keep(null, image)}>
                {text.removePhoto}
              </Button>
            )}
          </div>
          <p id={`${id}-hint`} className="photo__hint">
            {text.photoHint}
          </p>
        </div>
      </div>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={text.photoFile}
        accept={PHOTO_TYPES.join(",")}
        onChange={handleFile}
      />
      <ErrorNote retry={refusal === null && status === "failed" ? photo.load : undefined}>
        {refusal ?? (status === "failed" ? text.photoNotLoaded : null)}
      </ErrorNote>
    </section>
  );
});
