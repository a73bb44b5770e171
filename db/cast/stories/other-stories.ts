import type { Story } from './story-shape.ts'

/**
 * Pairs in the other languages, and one on Sarabande: they liked each other and started a
 * conversation.
 */
export const otherStories: Pick<Story, 'likes' | 'matches' | 'conversations'> = {
  likes: [
    { from: 'emil', to: 'hanna', minutesAgo: 1100, seenMinutesAgo: 1000 },
    { from: 'hanna', to: 'emil', minutesAgo: 980, seenMinutesAgo: 950 },
    { from: 'enzo', to: 'alice', minutesAgo: 1300, seenMinutesAgo: 1210 },
    { from: 'alice', to: 'enzo', minutesAgo: 1200, seenMinutesAgo: 1150 },
    { from: 'luca', to: 'sofia', minutesAgo: 960, seenMinutesAgo: 900 },
    { from: 'sofia', to: 'luca', minutesAgo: 880, seenMinutesAgo: 850 },
    { from: 'pilar', to: 'mateo', minutesAgo: 1500, seenMinutesAgo: 1400 },
    { from: 'mateo', to: 'pilar', minutesAgo: 1390, seenMinutesAgo: 1350 },
    { from: 'kasia', to: 'marek', minutesAgo: 620, seenMinutesAgo: 580 },
    { from: 'marek', to: 'kasia', minutesAgo: 570, seenMinutesAgo: 480 },
    { from: 'tymek', to: 'kasia', minutesAgo: 210 },
    { from: 'clara', to: 'leon', minutesAgo: 700, seenMinutesAgo: 600 },
    { from: 'leon', to: 'clara', minutesAgo: 590, seenMinutesAgo: 410 },
    { from: 'stefan', to: 'clara', minutesAgo: 130 },
  ],
  matches: [
    ['emil', 'hanna'],
    ['alice', 'enzo'],
    ['luca', 'sofia'],
    ['mateo', 'pilar'],
    ['kasia', 'marek'],
    ['clara', 'leon'],
  ],
  conversations: [
    {
      between: ['emil', 'hanna'],
      lines: [
        {
          from: 'emil',
          minutesAgo: 900,
          text: 'Du magst Leute, die beim Erzählen aufstehen? Ich setze mich vorher hin.',
        },
        {
          from: 'hanna',
          minutesAgo: 860,
          text: 'Sehr umsichtig. Bringst du den Kaffee vom Gaskocher mit?',
        },
        {
          from: 'emil',
          minutesAgo: 840,
          text: 'Den Kaffee ja. Den Gaskocher nur bei schönem Wetter.',
        },
      ],
    },
    {
      between: ['alice', 'enzo'],
      lines: [
        {
          from: 'alice',
          minutesAgo: 1000,
          text: 'Maître-nageur et menuisier : si la table coule, tu la sauves ?',
        },
        {
          from: 'enzo',
          minutesAgo: 960,
          text: 'Mes tables flottent. Et la mer, dans tes films, c’est quel bruit ?',
        },
        {
          from: 'alice',
          minutesAgo: 300,
          text: 'Du papier de soie froissé. Ne le répète à personne.',
        },
      ],
    },
    {
      between: ['luca', 'sofia'],
      lines: [
        {
          from: 'luca',
          minutesAgo: 800,
          text: 'Una che trattiene il respiro per lavoro. Io a tavola non ci riesco mai.',
        },
        {
          from: 'sofia',
          minutesAgo: 770,
          text: 'Davanti ai tortellini nemmeno io. Tua nonna boccia anche me?',
        },
        { from: 'luca', minutesAgo: 700, text: 'Boccia tutti. Poi ti riempie il piatto.' },
      ],
    },
    {
      between: ['mateo', 'pilar'],
      lines: [
        { from: 'mateo', minutesAgo: 1300, text: 'Arroz, barca y perro. ¿Por dónde empiezo?' },
        {
          from: 'pilar',
          minutesAgo: 1250,
          text: 'Por el perro. El arroz lo quemo yo, tengo experiencia.',
        },
        {
          from: 'mateo',
          minutesAgo: 1240,
          text: 'Entonces cocino yo y tú vigilas el fuego. Para algo eres bombera.',
        },
      ],
    },
    {
      between: ['kasia', 'marek'],
      lines: [
        {
          from: 'marek',
          minutesAgo: 500,
          text: 'Podobno w pracy mówisz krótko. Zegary też, za to co godzinę.',
        },
        { from: 'kasia', minutesAgo: 470, text: 'Masz zgodę na lądowanie. Mów dalej.' },
        {
          from: 'marek',
          minutesAgo: 460,
          text: 'Herbata z termosu, wieża, piąta rano. Za wcześnie?',
        },
      ],
      unread: true,
    },
    {
      between: ['clara', 'leon'],
      lines: [
        {
          from: 'leon',
          minutesAgo: 400,
          text: 'Am See, auch im Februar? Da fahre ich vorbei. Ich winke dann.',
        },
        { from: 'clara', minutesAgo: 380, text: 'Dann weiss ich ja, wem das Klingeln gilt.' },
        { from: 'leon', minutesAgo: 370, text: 'Ab jetzt nur noch dir.' },
      ],
      unread: true,
    },
  ],
}
