export const es = {
  title: 'Créditos',
  close: 'Cerrar',
  costs: {
    message: '{balance, plural, =0 {No te quedan créditos} one {Te queda # crédito} other {Te quedan # créditos}} y un mensaje cuesta {credits}.',
    photo: '{balance, plural, =0 {No te quedan créditos} one {Te queda # crédito} other {Te quedan # créditos}} y una foto cuesta {credits}.',
    pick: '{balance, plural, =0 {No te quedan créditos} one {Te queda # crédito} other {Te quedan # créditos}} y esto cuesta {credits}.',
  },
  kept: 'Tu mensaje se conserva.',
  leaving: {
    photo: 'Para pagar se abre otra página. La foto no se puede conservar allí: añádela de nuevo cuando vuelvas.',
    pick: 'Para pagar se abre otra página. Vuelve a elegirlo cuando regreses.',
  },
  first: 'Elige un paquete. Después eliges cómo pagar; todavía no se pide nada.',
  other: 'Otros paquetes y métodos',
  not_offered: '{method}, tu último método de pago, no está disponible ahora mismo.',
  below_minimum: '{method}, tu último método de pago, requiere al menos {money}.',
  offline: 'No tienes conexión. Podrás hacer el pedido cuando la recuperes.',
  failed: 'No se han podido cargar los precios.',
  retry: 'Reintentar',
  loading: 'Cargando',
  waiting: 'Esperando a tu banco',
  waiting_text: 'Puedes cerrar esto. Tus créditos llegarán en cuanto se confirme el pago, y no se te cobrará dos veces.',
}
