export const it = {
  ask: 'È una persona reale?',
  title: '{name} è una persona reale?',
  close: 'Chiudi',
  loading: 'Caricamento',
  retry: 'Riprova',
  fictional: {
    short: 'No, non lo è.',
    who: '{name} è un profilo di fantasia. I messaggi li scrive il team di {site}, che legge quello che scrivi.',
    who_machine: '{name} è un profilo di fantasia. I messaggi li scrive il team di {site}, in parte con una IA, e il team legge quello che scrivi.',
    meet: 'Non è possibile incontrare {name}, che non ti darà mai un numero di telefono né ti chiederà soldi.',
  },
  sponsored: {
    short: 'No, è una pubblicità.',
    who: 'Un inserzionista paga perché {name} compaia qui. {name} non è un membro del sito.',
    meet: 'Ciò che viene offerto lì non fa parte di questo sito.',
  },
  member: {
    short: '{name} è un membro, non uno dei nostri profili. Ecco che cosa sappiamo:',
    email: 'L’indirizzo e-mail è confermato.',
    email_not: 'L’indirizzo e-mail non è ancora confermato.',
    since: 'Membro da {month}.',
    photos: 'Le foto sono state controllate e mostrano {name}.',
    photos_not: 'Non abbiamo controllato se le foto mostrano {name}.',
    beyond: 'È tutto quello che sappiamo. Prenditi il tuo tempo e non mandare mai soldi a chi non hai incontrato.',
  },
  notice: {
    from: 'Una risposta sincera da {site}:',
    text: '{name} è un profilo di fantasia scritto dal nostro team. Non è una persona reale e non è possibile incontrarsi.',
    own: 'Il membro ha chiesto se questo profilo è reale e il sito ha risposto: è di fantasia, lo scrive il nostro team e non è possibile incontrarsi.',
  },
} as const
