/** Ads, the page before leaving, and the choice to be shown elsewhere. */
export const it = {
  slot: { title: 'Annunci pubblicitari', note: 'Pagati da altri. Nessuno qui è iscritto a {name}.' },
  kinds: { cam: 'Cam dal vivo', site: 'Un altro sito', member: 'Su un altro sito' },
  live: 'In diretta',
  exclusive: 'In esclusiva',
  opens: 'Apre {host}',
  leaving: {
    title: 'Stai lasciando {name}',
    leads: 'Questo annuncio porta a <b>{host}</b>.',
    apart:
      'Quel sito non è {name}: le nostre regole, i tuoi crediti e la nostra assistenza non arrivano fin lì. Non usare mai lì la password di qui.',
    member: '{person} è su <b>{host}</b> e ha scelto di comparire qui. Lì ti serve un account a parte.',
    stay: 'Resta su {name}',
    go: 'Continua su {host}',
    new_tab: 'Si apre in una nuova scheda. Contiamo quante persone escono in un giorno, mai chi.',
    failed: 'Questo annuncio non si può caricare adesso',
    retry: 'Riprova',
  },
  resale: {
    label: 'Mostrami come pubblicità sugli altri nostri siti',
    hint: 'Spento finché non lo accendi. Lì nome, età e foto principale compaiono sotto «Pubblicità» e portano qui. Chi cerchi non si vede mai. Se spegni, sparisce subito.',
    on: 'Il tuo profilo può comparire sugli altri nostri siti.',
    off: 'Il tuo profilo non compare più su nessun altro sito.',
  },
  refusals: { not_offered: 'Questo sito non mostra altrove i suoi iscritti.' },
}
