export const es = {
  card: '{brand} terminada en {last4}',
  some_card: 'Tarjeta',
  removed_card: 'La tarjeta que quitaste',
  states: {
    good: 'Válida hasta finales de {month}',
    ends_soon: 'Solo válida hasta finales de {month}',
    expired: 'Caducó a finales de {month}',
    refused: 'El proveedor de pagos ya no la conoce',
  },
  repeat: {
    title: 'Pedir otra vez',
    lead: 'El mismo paquete que la última vez, pagado con una tarjeta que guardaste. Nada se renueva: cada vez pides tú.',
    card: 'Pagar con',
    manage: 'Tus tarjetas guardadas',
    once: 'Pago único con la tarjeta que elijas. Puede que tu banco te pida confirmarlo.',
    once_by: 'Pago único con {card}. Puede que tu banco te pida confirmarlo.',
    paying: 'Haciendo el pedido',
    waits: 'Un pedido con una tarjeta guardada sigue esperando a tu banco. Termínalo o cancélalo primero.',
    to_waiting: 'Ver ese pedido',
    link: 'Pedir otra vez {credits, plural, one {# crédito} other {# créditos}}',
  },
  last: {
    title: 'Tu último pedido',
    changed:
      'La última vez pagaste {before}. Ahora {credits, plural, one {# crédito cuesta} other {# créditos cuestan}} {now}.',
  },
  none: {
    buy: 'Comprar créditos',
    card: 'Pagar con tarjeta',
    no_order: {
      title: 'Todavía no hay nada que repetir',
      text: 'Cuando hayas comprado un paquete de créditos, podrás volver a pedirlo aquí.',
    },
    not_sold: {
      title: 'Este paquete ya no se vende',
      text: 'Tu último paquete ya no se puede comprar donde lo pediste. Los paquetes de hoy están en la página de créditos.',
    },
    no_card: {
      title: 'No hay ninguna tarjeta guardada',
      text: 'Paga una vez con tarjeta y marca que se guarde. Después podrás repetir el pedido aquí.',
    },
    no_good_card: {
      title: 'Ninguna de tus tarjetas puede pagar',
      text: 'Paga una vez con otra tarjeta y marca que se guarde. No se ha pedido nada.',
    },
  },
  offers: {
    again: 'Intentarlo de nuevo',
    new_card: 'Usar otra tarjeta',
    paypal: 'Pagar con PayPal',
  },
  failed: {
    declined: '{card}: tu banco no ha autorizado el pago.',
    unconfirmed: '{card}: el pago no se ha confirmado en tu banco.',
    expired: '{card}: esta tarjeta ha caducado.',
    refused: '{card}: el proveedor de pagos ya no conoce esta tarjeta, así que aquí ya no se puede usar.',
  },
  asking:
    'El proveedor de pagos todavía no responde. Seguiremos preguntando durante una hora y, como mucho, se te cobrará una vez. Puedes salir de esta página.',
  own: {
    empty_title: 'No hay ninguna tarjeta guardada',
    empty_text: 'Cuando pagues con tarjeta, puedes marcar que se guarde para otro pedido.',
    remove: 'Quitar',
    remove_named: 'Quitar {card}',
    removed: '{card} se ha quitado y el proveedor de pagos también la olvidará.',
    ask_title: '¿Quitar esta tarjeta?',
    ask_text:
      '{card} se quitará de aquí y el proveedor de pagos la olvidará. No se mueve dinero y tus pedidos se quedan.',
    keep: 'Conservarla',
    confirm: 'Quitar la tarjeta',
    removing: 'Quitando',
  },
  refusals: {
    card_removed: 'Esta tarjeta ya no se puede usar. No se ha pedido ni cobrado nada; paga con otra.',
    card_expired: 'Esta tarjeta ha caducado. No se ha pedido ni cobrado nada; paga con otra.',
    nothing_to_repeat: 'Aquí no hay ningún paquete pagado que repetir. No se ha pedido nada.',
    newer_order:
      'Has hecho un pedido desde que abriste esta página. No se ha pedido nada más; mírala primero otra vez.',
    order_pending:
      'Un pedido anterior sigue esperando a tu banco. No se ha pedido nada más; termínalo o cancélalo primero.',
  },
} as const
