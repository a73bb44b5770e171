export const it = {
  title: 'Sorgenti di traffico',
  lead: 'Membri registrati a {month}, l’ultimo mese con cifre definitive, per campagna di provenienza. I numeri inferiori a dieci sono nascosti, come tutto ciò da cui si potrebbero calcolare.',
  failed: 'Non è stato possibile caricare le sorgenti di traffico.',
  empty: 'Nessuno si è registrato in questo periodo.',
  source: 'Sorgente',
  signed_up: 'Registrazioni',
  confirmed: 'Conferme',
  purchased: 'Primo acquisto',
  none: 'Senza sorgente',
  others: 'Sorgenti con meno di dieci membri ciascuna',
} as const
