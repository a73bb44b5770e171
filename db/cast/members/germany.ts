import type { CastGroup } from '../cast-row.ts'

export const germany: CastGroup = {
  site: 'minuet',
  country: 'DE',
  locale: 'de',
  people: [
    {
      portrait: 'hanna',
      city: 'Berlin',
      seen: 2,
      joined: 6,
      reason: 'dates',
      seeks: 'both',
      likes: 'party art biking vegetarian',
      about:
        'Bühnenbildnerin, also verbringe ich mein Leben in Räumen, die nach sechs Wochen abgebaut werden. Privat hätte ich es gern etwas haltbarer. Ich mag Spätis, Flohmärkte im Regen und Leute, die beim Erzählen aufstehen müssen.',
      asks: { small_thing: 'Den Fensterplatz. Immer. Auch im Bus.' },
    },
    {
      portrait: 'greta',
      city: 'Hamburg',
      seen: 520,
      joined: 170,
      reason: 'relationship',
      status: 'widowed',
      likes: 'reading theater gardening tea',
      about:
        'Ich war vierzig Jahre Lotsin für andere Leute: erst als Lehrerin, dann als Großmutter. Jetzt suche ich jemanden zum Mitfahren. Hafenkonzerte, Schrebergarten, gern auch mal Widerspruch. Über das Wetter rede ich nur, wenn es wirklich etwas zu sagen gibt.',
      asks: { sunday: 'Franzbrötchen, die Zeitung aus Papier und um elf das Schiffshorn.' },
    },
    {
      portrait: 'emil',
      city: 'Köln',
      seen: 19,
      joined: 27,
      reason: 'relationship',
      likes: 'outdoors adventure hiking beer',
      about:
        'Geigenbauer mit Zelt. Unter der Woche zähle ich Jahresringe, am Wochenende schlafe ich zwischen ihnen. Ich bin kein Frühaufsteher, außer es dampft Kaffee auf einem Gaskocher. Gesucht: jemand, der Stille nicht für ein Problem hält.',
      asks: { far: 'Bis Cremona, wegen eines Stücks Fichte.' },
      stills: ['tent'],
    },
    {
      portrait: 'cem',
      city: 'Berlin',
      seen: 64,
      joined: 85,
      reason: 'relationship',
      status: 'divorced',
      likes: 'cooking foodie music travelling',
      about:
        'Ich habe ein Küchenstudio in Neukölln und koche trotzdem am liebsten auf zwei Platten. Meine Töchter sagen, ich erzähle alles zweimal. Stimmt, aber beim zweiten Mal besser. Suche eine Frau mit Appetit, Meinung und Sinn für lange Frühstücke.',
      asks: { table: 'Manti. Vierzig auf einen Löffel, sonst zählt es nicht.' },
    },
    {
      portrait: 'thomas',
      city: 'München',
      seen: 240,
      joined: 150,
      reason: 'relationship',
      status: 'divorced',
      likes: 'hiking outdoors reading',
      about:
        'Bergretter a. D., heute erkläre ich Touristen, warum Turnschuhe keine Bergschuhe sind. Ruhig, verlässlich, im Tal etwas verloren.',
      stills: ['alps'],
    },
    {
      portrait: 'ingrid',
      city: 'Kiel',
      seen: 33,
      joined: 49,
      reason: 'dates',
      status: 'divorced',
      likes: 'beach outdoors dancing wine',
      about:
        'Meeresbiologin kurz vor dem Ruhestand, der meinen Namen nicht verdient. Ich schwimme bis November, tanze Tango mit Anfängern und habe aufgehört, mich für meine lauten Schuhe zu entschuldigen. Gern Männer, die wissen, wo ihr Pass liegt.',
      asks: { learned: 'Tintenfische haben drei Herzen. Eines wäre mir schon recht.' },
    },
    {
      portrait: 'irina',
      city: 'Düsseldorf',
      seen: 3100,
      joined: 280,
      reason: 'friendship',
      speaks: 'de ru en',
      likes: 'theater fashion tea',
      about:
        'Pianistin, Wahlrheinländerin. Ich suche jemanden, der im Konzert nicht hustet und danach nicht schweigt.',
    },
    {
      name: 'Dörte',
      gender: 'female',
      age: 39,
      city: 'Bremen',
      seen: 55,
      joined: 14,
      reason: 'relationship',
      likes: 'biking animals coffee',
      about:
        'Foto kommt, wenn der Kranich mal stillhält. Vogelkundlerin, kurzsichtig, hoffnungsvoll.',
    },
  ],
}
