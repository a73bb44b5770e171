export const nl = {
  title: 'Talen',
  lead: 'Kies een taal. De hele site, je e-mails en de juridische pagina’s volgen die keuze.',
  current: 'Huidige taal',
}
