/** Every sticker of our own, in the order they are offered. An id stands in messages, so it is never changed or used anew. */
export const stickers = [
  'hello',
  'good-morning',
  'good-night',
  'thanks',
  'sorry',
  'laugh',
  'blush',
  'wink',
  'yes',
  'no',
  'thinking',
  'surprised',
  'party',
  'dance',
  'hug',
  'high-five',
  'hungry',
  'rainy-day',
  'waiting',
  'listening',
  'bravo',
  'miss-you',
  'on-my-way',
  'goodbye',
] as const

export type StickerId = (typeof stickers)[number]
