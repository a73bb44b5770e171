export const it = {
  ad: 'Pubblicità',
  ai_replies: 'Una IA può scrivere parte delle risposte; è sempre indicato.',
  note: {
    fictional: '{name} non è una persona reale. Questo profilo lo scrive il nostro team e non potrete incontrarvi.',
    sponsored: 'Questa è pubblicità, non un membro del sito.',
  },
  choice: {
    ads: 'Pubblicità',
    both: '{fictional} e pubblicità',
    hint: 'Attivo: compaiono, sempre indicati. Disattivato: sono nascosti ovunque.',
    saved: 'Salvato',
  },
  refusals: {
    not_fictional: 'Questo profilo è di un membro, quindi non c’è nulla da confermare.',
    wording_changed: 'Nel frattempo il testo è cambiato. Rileggilo, per favore.',
  },
  generated: 'Generata dall’IA',
  author: {
    ai: 'Scritto da una IA',
    ai_assisted: 'Scritto dal nostro team con l’aiuto di una IA',
  },
  disclosure: {
    most: 'Ti addebiteremo al massimo {most, plural, one {# messaggio} other {# messaggi}} al giorno verso profili di fantasia.',
    title: '{name}: {label}',
    price: 'I messaggi costano come nel resto del sito: {credits, plural, one {# credito} other {# crediti}} ciascuno.',
    price_money: 'I messaggi costano come nel resto del sito: {credits, plural, one {# credito} other {# crediti}} ciascuno, circa {money}.',
    write: 'Scrivi comunque',
    members_only: 'Mostra solo membri',
    close: 'Chiudi',
    loading: 'Caricamento',
  },
  means: 'Che cosa significa',
}
