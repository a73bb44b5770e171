import type { Phrasebook } from '../line.ts'

/** Italian phrases for love, moving in, and distress. */
export const it: Phrasebook = {
  lists: {},
  denials: 'non mai nessuno ne niente',
  tails: 'o vero eh dai',
  certain: 'amo ama vita vivo solo sola voglio vivere amica amico anno',
  lines: {
    attached: `
      ti amo|adoro
      ti voglio __ bene
      innamorat* di te
      mi sto|sono innamorando|innamorato|innamorata
      amore|donna|uomo della|di mia? vita
      sposami|sposarti|sposiamoci|sposarci
      vivere|abitare|convivere insieme|con te?
      andare a vivere|convivere
      trasferir* ___ da|con te
      lascio|lasciare|lascero mia|mio|la|il moglie|marito|famiglia|lavoro ___ te
    `,
    distress: `
      uccidermi|ammazzarmi|suicidarmi|tagliarmi
      suicid*
      farla|fare finita
      voglio|vorrei|voglia __ morire
      ! non|senza __ voglia|voglio|motivo|ragione __ vivere
      ! non ce? la faccio piu
      ! non ___ posso|riesco ___ pagare ___ affitto|bollette|cibo|spesa
      ultimi|tutti __ risparmi|soldi
      debiti|indebitato|indebitata $
      cosi|molto|completamente|tanto solo|sola $
      sono|sento ___ disperat*|depress*
      ! nessuno __ mi vuole|ama|cerca
    `,
  },
}
