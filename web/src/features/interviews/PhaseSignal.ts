/** The two tones of the signal, in hertz, and when each begins and how long it sounds, in seconds. */
const TONES = [660, 880];
const APART = 0.18;
const SOUNDS_FOR = 0.35;
const LOUDNESS = 0.25;

interface Arming {
  /** When to signal, in milliseconds on the clock of `now`. Moments in the past are skipped. */
  readonly moments: readonly number[];
  readonly now: () => number;
  readonly hasSound: boolean;
  /** Called at each moment, even while the tab is in the background. */
  readonly onMoment: () => void;
}

/**
 * Signals the end of a phase by the audio clock. Browsers slow the timers of a background tab to one a second or one a
 * minute, but not the audio clock: tones that are scheduled ahead sound on time, and so does the `ended` event of a
 * silent source. Without audio, or before the student's first click or key after a reload, the page's own timers remain.
 */
export class PhaseSignal {
  #context: AudioContext | null = null;
  #sources: AudioScheduledSourceNode[] = [];

  /** Returns a function that cancels the signals. */
  arm(arming: Arming): () => void {
    let isWanted = true;
    const begin = () => {
      // Before the student's first click or key, a browser refuses sound with a warning.
      const context = navigator.userActivation.hasBeenActive ? this.open() : null;
      context?.resume().then(
        () => {
          if (isWanted && this.#sources.length === 0) this.schedule(context, arming);
        },
        // The browser allows no sound. The clock on the page goes on.
        () => undefined,
      );
    };
    begin();
    document.addEventListener("click", begin);
    document.addEventListener("keydown", begin);
    return () => {
      isWanted = false;
      document.removeEventListener("click", begin);
      document.removeEventListener("keydown", begin);
      this.silence();
    };
  }

  close(): void {
    this.silence();
    void this.#context?.close();
    this.#context = null;
  }

  private open(): AudioContext | null {
    try {
      this.#context ??= new AudioContext();
      return this.#context;
    } catch {
      return null;
    }
  }

  private schedule(context: AudioContext, arming: Arming): void {
    for (const moment of arming.moments) {
      const wait = moment - arming.now();
      if (wait <= 0) continue;
      const at = context.currentTime + wait / 1_000;
      this.mark(context, moment, arming);
      if (arming.hasSound) for (const [place, tone] of TONES.entries()) this.sound(context, at + place * APART, tone);
    }
  }

  /**
   * A silent source that ends at this moment. The audio clock may be some milliseconds ahead of the page's, and a clock
   * that is looked at too early shows one second more until the next timer. So another source fills the rest.
   */
  private mark(context: AudioContext, moment: number, arming: Arming): void {
    const { now, onMoment } = arming;
    const source = new ConstantSourceNode(context, { offset: 0 });
    source.connect(context.destination);
    source.onended = () => {
      if (now() < moment) this.mark(context, moment, arming);
      else onMoment();
    };
    source.start();
    source.stop(context.currentTime + (moment - now()) / 1_000);
    this.#sources.push(source);
  }

  private sound(context: AudioContext, at: number, frequency: number): void {
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
    volume.gain.linearRampToValueAtTime(0, at + SOUNDS_FOR);
    const tone = new OscillatorNode(context, { frequency });
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + SOUNDS_FOR);
    this.#sources.push(tone);
  }

  private silence(): void {
    for (const source of this.#sources) {
      source.onended = null;
      source.stop();
      source.disconnect();
    }
    this.#sources = [];
  }
}
