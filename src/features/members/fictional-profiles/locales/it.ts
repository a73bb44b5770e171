export const it = {
  ad: 'Pubblicità',
  machine: 'Una macchina può scrivere parte delle risposte; ognuna di queste lo dice.',
  note: {
    fictional: 'A scrivere per {name} è il nostro team: non è una persona reale e non la puoi incontrare.',
    sponsored: 'Questa è pubblicità e non un membro del sito.',
  },
  choice: {
    ads: 'Pubblicità',
    both: '{fictional} e pubblicità',
    hint: 'Acceso si mostra tutto, sempre con un’etichetta. Spento sparisce ovunque.',
    saved: 'Salvato',
  },
  refusals: {
    not_fictional: 'Questo profilo è di un membro, quindi non c’è nulla da confermare.',
    wording_changed: 'Nel frattempo il testo è cambiato. Rileggilo, per favore.',
  },
  generated: 'Immagine IA',
  author: {
    ai: 'Scritto da una macchina',
    ai_assisted: 'Scritto dallo staff con l’aiuto di una macchina',
  },
  disclosure: {
    most: 'Ti si possono addebitare al massimo {most, plural, one {# messaggio} other {# messaggi}} al giorno verso profili fittizi.',
    title: '{name}: {label}',
    price: 'I messaggi costano come sempre: {credits, plural, one {# credito} other {# crediti}} ciascuno.',
    price_money:
      'I messaggi costano come sempre: {credits, plural, one {# credito} other {# crediti}} ciascuno, circa {money}.',
    write: 'Scrivi comunque',
    members_only: 'Mostra solo membri',
    close: 'Chiudi',
    loading: 'Caricamento',
  },
  means: 'Che cosa significa',
}
