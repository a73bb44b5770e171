import type { CastGroup } from '../cast-row.ts'

export const france: CastGroup = {
  site: 'minuet',
  country: 'FR',
  locale: 'fr',
  people: [
    {
      portrait: 'alice',
      city: 'Paris',
      seen: 4,
      joined: 20,
      reason: 'dates',
      likes: 'art movies coffee wine',
      about:
        'Accordeuse de bandes-son pour de vieux films muets. Je passe mes journées à chercher le bruit juste d’une porte ou d’un baiser. J’aime les quais tôt le matin, les cafés où l’on vous oublie et les gens qui savent dire « je ne sais pas ».',
      asks: { laugh: 'Le bruit d’un cheval, fait avec deux noix de coco, très sérieusement.' },
    },
    {
      portrait: 'remi',
      name: 'Rémi',
      city: 'Lyon',
      seen: 92,
      joined: 66,
      reason: 'relationship',
      status: 'divorced',
      likes: 'cooking foodie wine',
      about:
        'J’ai tenu un bouchon pendant vingt ans, j’enseigne maintenant la cuisine à des gens qui ont peur du beurre. Divorcé sans rancune, père d’une grande fille. Je cherche une gourmande qui parle pendant le repas et se tait devant la mer.',
      asks: { table: 'Une quenelle, parce qu’elle pardonne tout sauf la tiédeur.' },
      stills: ['pasta'],
    },
    {
      portrait: 'zoe',
      name: 'Zoé',
      city: 'Lille',
      seen: 16,
      joined: 3,
      reason: 'chat',
      likes: 'party music fashion',
      about:
        'Étudiante en textile, fan de braderies. Je porte trois motifs à la fois et je les assume tous.',
    },
    {
      portrait: 'enzo',
      city: 'Nice',
      seen: 55,
      joined: 45,
      reason: 'dates',
      likes: 'beach gym travelling',
      about:
        'Maître-nageur l’été, menuisier l’hiver. Je sauve des gens, puis je leur fabrique des tables. Je suis calme dans l’eau, bavard sur la terre ferme, et je rentre toujours avant l’orage.',
      asks: { quiet: 'Sous l’eau, à trois mètres. Personne n’appelle.' },
    },
    {
      portrait: 'victor',
      city: 'Nantes',
      seen: 370,
      joined: 82,
      reason: 'relationship',
      likes: 'biking reading music',
      about:
        'Luthier de machines : je répare l’éléphant mécanique de l’île. Oui, c’est un vrai métier. Oui, il arrose.',
    },
    {
      portrait: 'sylvie',
      city: 'Bordeaux',
      seen: 28,
      joined: 10,
      reason: 'dates',
      seeks: 'women',
      likes: 'wine dancing reading',
      about:
        'Vingt-deux ans et un prénom de tante. J’étudie la vigne, je danse le rock, j’écris des cartes postales.',
    },
    {
      portrait: 'aaron',
      city: 'Strasbourg',
      seen: 1100,
      joined: 175,
      reason: 'relationship',
      status: 'divorced',
      speaks: 'fr de en',
      likes: 'theater politics tea',
      about:
        'Traducteur entre deux rives. Je vis à dix minutes d’un autre pays et j’y vais pour le pain. Homme de phrases longues et de promesses courtes, que je tiens. J’aimerais rencontrer une femme qui lit en marchant et s’arrête pour moi.',
      asks: { learned: 'Certains mots ne se traduisent pas. On les offre.' },
    },
    {
      portrait: 'ada',
      city: 'Toulouse',
      seen: 6,
      joined: 5,
      reason: 'unsure',
      likes: 'adventure sports photography',
      about:
        'Je construis des satellites gros comme un grille-pain. Le reste du temps, je fais du pain.',
    },
  ],
}
