import type { AdminMessages } from '#texts/admin-messages.ts'

export const adminOpening: AdminMessages['opening'] = {
  title: 'Before you open',
  left: (count) => `${count} left`,
  allDone: 'Everything is done. You can look at it here at any time.',
  finished: (count) => `Done: ${count}`,
  failed: 'What is left before opening could not be loaded.',
  inSettings: 'Once all is done, the list stays in the settings.',
  by: (who, when) => `Confirmed by ${who} on ${when}`,
  undo: 'Undo',
  items: {
    account: 'Account to be paid to',
    company: 'Company details',
    mail: 'Mail server',
    sender: 'Sender address',
    policies: 'Terms and policies',
    prices: 'Prices and turnaround',
    backup: 'Backup',
    administrators: 'A second administrator',
  },
  todo: {
    account:
      'Name the account that customers transfer to. Without one, no order by bank transfer is taken.',
    company: (fields) => `Still the example: ${fields}`,
    mail: 'Put your mail server into SMTP_URL in the server’s configuration and restart. Until then no email goes out; they only stay in Sent mail.',
    senderExample: (from) =>
      `MAIL_FROM in the server’s configuration is an example: ${from}. Use an address that customers can answer.`,
    senderNone: 'Once a mail server is connected, mails come from MAIL_FROM in its configuration.',
    sms: (from) => `Text messages come from your registered number ${from}.`,
    noSms: 'No text message service is connected. That is fine if you do not need one.',
    policies: 'These are the texts you started with. Read them and make them fit your studio.',
    prices: 'Check the prices, and how soon you promise the result sheet.',
    backup:
      'Store the database and the photo files somewhere else too, and restore them once to be sure. Nothing is backed up by itself.',
    administrators:
      'Somebody who can step in when a password is lost or you are away. Make a member an administrator.',
  },
  where: {
    account: 'Enter the account',
    company: 'Enter the details',
    mail: 'See sent mail',
    prices: 'See the products',
    administrators: 'See the members',
  },
  confirm: {
    policies: 'I have read it',
    prices: 'They are right',
    backup: 'I back up',
    administrators: 'I work alone',
  },
}
