export const it = {
  index_title: 'Incontri senza fretta, prezzi chiari',
  description: '{name} è un sito di incontri e chat per adulti che ti dice quanto costa ogni passo prima che tu lo faccia.',
  fictional_warning: 'Alcuni profili qui sono di fantasia: li scrive il nostro team e non puoi incontrare le persone che mostrano. Ognuno è indicato come tale.',
  fictional_singular: 'Profilo di fantasia',
  fictional_plural: 'Profili di fantasia',
  refusals: {
    unknown_host: 'A questo indirizzo non c’è nessuno dei nostri siti.',
  },
}
