/** Labels and notes of profiles that are no members, and the switch that hides them. */
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
}
