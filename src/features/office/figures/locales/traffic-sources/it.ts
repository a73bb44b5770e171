export const it = {
  title: 'Sorgenti di traffico',
  lead: 'Membri registrati {days, plural, one {nell’ultimo giorno} many {negli ultimi # giorni} other {negli ultimi # giorni}}, per campagna di provenienza. I numeri inferiori a dieci non vengono mostrati, perché potrebbero rivelare qualcosa su una persona.',
  failed: 'Non è stato possibile caricare le sorgenti di traffico.',
  empty: 'Nessuno si è registrato in questo periodo.',
  source: 'Sorgente',
  signed_up: 'Registrazioni',
  confirmed: 'Conferme',
  purchased: 'Primo acquisto',
  none: 'Senza sorgente',
  others: 'Sorgenti con meno di dieci membri ciascuna',
  few: 'meno di {least}',
} as const
