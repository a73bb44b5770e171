/**
 * Our own stickers, in the order offered. Ids are stored in messages, so they must never be changed
 * or reused.
 */
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
