// Few and quiet sounds, made here; none before the person has touched the page.

import { prefs } from "./prefs.svelte";

export type Sound = "card" | "burn" | "alarm" | "step" | "radio" | "end" | "ask";

let context: AudioContext | null = null;

function tone(at: AudioContext, from: number, to: number, length: number, loud: number): void {
  const now = at.currentTime;
  const oscillator = at.createOscillator();
  const gain = at.createGain();
  oscillator.type = "sine";
  oscillator.frequency.setValueAtTime(from, now);
  oscillator.frequency.exponentialRampToValueAtTime(to, now + length);
  gain.gain.setValueAtTime(loud, now);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + length);
  oscillator.connect(gain).connect(at.destination);
  oscillator.start(now);
  oscillator.stop(now + length);
}

function rustle(at: AudioContext, pitch: number, length: number, loud: number): void {
  const samples = at.createBuffer(1, at.sampleRate * length, at.sampleRate);
  const data = samples.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length);
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const gain = at.createGain();
  source.buffer = samples;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start();
}

const SOUNDS: Record<Sound, (at: AudioContext) => void> = {
  card: (at) => rustle(at, 2400, 0.16, 0.12),
  step: (at) => rustle(at, 500, 0.12, 0.16),
  burn: (at) => rustle(at, 700, 0.9, 0.3),
  alarm: (at) => tone(at, 330, 110, 0.6, 0.1),
  radio: (at) => {
    rustle(at, 1500, 0.5, 0.08);
    tone(at, 880, 870, 0.3, 0.04);
  },
  end: (at) => tone(at, 220, 440, 1.1, 0.1),
  ask: (at) => tone(at, 587, 660, 0.25, 0.06),
};

export function play(sound: Sound | null): void {
  const touched = navigator.userActivation?.hasBeenActive ?? true;
  if (!sound || !prefs.sound || !touched || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  SOUNDS[sound](context);
}
