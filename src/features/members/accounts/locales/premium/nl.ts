export const nl = {
  photo: {
    title: 'Premium-leden kunnen deze foto zien',
    text: 'Met Premium zie je alle foto’s die leden laten zien. Je krijgt het bij je eerste credits: één betaling, en niets wordt verlengd.',
  },
  slot: {
    title: '{limit, plural, one {# foto is} other {# foto’s zijn}} gratis',
    text: 'Met Premium kun je tot {premium, plural, one {# eigen foto} other {# eigen foto’s}} laten zien. Je krijgt het bij je eerste credits: één betaling, en niets wordt verlengd.',
  },
  start: {
    title: 'Je hebt je gratis gesprekken gebruikt',
    text: 'Daarin kun je verder schrijven, en je kunt iedereen antwoorden die jou schrijft. Met Premium begin je er zoveel als je wilt. Je krijgt het bij je eerste credits: één betaling, en niets wordt verlengd.',
  },
  not_now: 'Niet nu',
  get: 'Word Premium',
}
