import type { Phrasebook } from '../line.ts'

/** French phrases for love, moving in, and distress. */
export const fr: Phrasebook = {
  lists: {},
  denials: 'pas jamais ni aucun aucune personne rien',
  tails: 'ou hein stp',
  certain: 'aime vie vis seul seule sans sens mais mari marie plus',
  lines: {
    attached: `
      je t|vous aime|adore
      jtaime|jtm
      je suis|tombe|tombee ___ amoureux|amoureuse de|de? toi
      amoureux|amoureuse de toi|vous
      l|le|la? amour|femme|homme de ma vie
      epouse|epouser|marie|marier moi|t|me $
      veux|voudrais __ t|me|se|nous epouser|marier
      vivre|habiter|emmenager ensemble
      vivre|habiter|emmenager|installer ___ chez|avec toi
      quitter|quitte|quitterai ma|mon|tout femme|mari|famille|travail|pour
    `,
    distress: `
      me|m tuer|suicider|mutiler
      en finir
      mettre fin a mes|ma jours|vie
      suicid*
      veux|voudrais|envie __ mourir
      ! plus|pas __ envie|raison __ vivre
      ! n|ne|j? en peux plus
      ! peux|puis ___ plus|pas ___ payer ___ loyer|factures|manger
      dernieres|toutes|mes economies
      dernier*|tout __ argent $
      endette|endettee|dettes $
      si|tellement|tres|completement seul|seule $
      suis|sens ___ desespere|desesperee|deprime|deprimee|depressif|depressive
      ! personne ne|n __ aime|m|besoin
    `,
  },
}
