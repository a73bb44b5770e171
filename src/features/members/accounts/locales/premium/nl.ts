export const nl = {
  photo: {
    title: 'Deze foto is open voor Premium-leden',
    text: 'Met Premium zie je alle foto’s die leden laten zien. Het komt met je eerste credits: één betaling, en niets wordt verlengd.',
  },
  slot: {
    title: '{limit, plural, one {# foto is} other {# foto’s zijn}} gratis',
    text: 'Met Premium kun je tot {premium, plural, one {# eigen foto} other {# eigen foto’s}} laten zien. Het komt met je eerste credits: één betaling, en niets wordt verlengd.',
  },
  start: {
    title: 'Je hebt je gratis gesprekken gestart',
    text: 'Daarin kun je verder schrijven, en antwoorden op wie jou schrijft. Met Premium begin je er zoveel als je wilt. Het komt met je eerste credits: één betaling, en niets wordt verlengd.',
  },
  not_now: 'Nu niet',
  get: 'Word Premium',
}
