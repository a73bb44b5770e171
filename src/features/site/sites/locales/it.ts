export const it = {
  index_title: '{name}: conosci qualcuno con calma',
  description:
    '{name} è un sito di incontri e chat per adulti che ti dice quanto costa ogni passo prima che tu lo faccia.',
  fictional_warning:
    'Alcuni profili qui sono fittizi: li scrive il nostro staff e non puoi incontrare le persone che mostrano. Ognuno è segnalato.',
  fictional_singular: 'Profilo fittizio',
  fictional_plural: 'Profili fittizi',
  refusals: {
    unknown_host: 'Nessuno dei nostri siti risponde a questo indirizzo.',
  },
}
