import type { AdminMessages } from '#texts/admin-messages.ts'

export const adminOpening: AdminMessages['opening'] = {
  title: 'Before you open',
  left: (count) => `${count} left`,
  allDone: 'Everything is done. You can review the list here at any time.',
  finished: (count) => `Done: ${count}`,
  failed: 'The opening checklist could not be loaded.',
  inSettings: 'Once everything is done, you find the list under Settings.',
  confirmedBy: (who, when) => `Confirmed by ${who} on ${when}`,
  undo: 'Undo',
  items: {
    account: 'Bank account for payments',
    company: 'Company details',
    mail: 'Mail server',
    sender: 'Sender address',
    policies: 'Terms and policies',
    prices: 'Prices and turnaround',
    database: 'Database',
    backup: 'Backup',
    administrators: 'A second administrator',
    second_factor: 'Protect the back office',
  },
  todo: {
    account:
      'Enter the account that customers transfer to. Without it, customers cannot pay by bank transfer.',
    company: (fields) => `Still example values: ${fields}`,
    mail: 'Set SMTP_URL in the server configuration to your mail server and restart. Until then, no emails are sent; they are only saved under Sent messages.',
    senderExample: (from) =>
      `MAIL_FROM in the server configuration is an example: ${from}. Use an address that customers can reply to.`,
    senderNone:
      'Once a mail server is connected, emails are sent from the MAIL_FROM address in the server configuration.',
    sms: (from) => `Text messages are sent from your registered number ${from}.`,
    noSms: 'No text message service is connected. That is fine if you do not need one.',
    policies: 'These are the default texts. Read them and adapt them to your studio.',
    prices: 'Check the prices and the turnaround time you promise for result sheets.',
    database:
      'The database is on the same machine as the site. If this disk fails, everything since the last backup is lost, and each update interrupts the site for some seconds. Set DATABASE_URL in the server configuration to a separate PostgreSQL, or confirm that you accept this.',
    backup:
      'Set BACKUP_RECIPIENT and either BACKUP_DIR or BACKUP_S3_BUCKET in the server configuration and restart; then a backup is made every day. docs/backup.md says how. Keep the key away from the server, and test restoring once.',
    backupFirst: 'Waiting for the first backup. It is made within a few minutes.',
    backupLate:
      'The last backup is older than a day and a half. Check whether the place for backups has space and can be reached.',
    administrators:
      'Someone who can step in when you lose a password or are away. Make a member an administrator.',
    second_factor:
      'A single leaked password opens customers’ photos and money. Require a second factor of administrators.',
  },
  linkLabels: {
    account: 'Enter the account',
    company: 'Enter the details',
    mail: 'See sent messages',
    prices: 'See the products',
    administrators: 'See the members',
    second_factor: 'Require it',
  },
  backup: {
    last: (when, size, where) =>
      `Last backup: ${when} · ${size} MB · ${where}. It was read back completely.`,
    lost: (count) =>
      `Photo files that are missing in the storage, and so in the backup: ${count}. Tell whoever runs your server.`,
    problem: (problem) => `The latest backup failed. The server said: ${problem}`,
  },
  confirm: {
    policies: 'I have read them',
    prices: 'Prices are correct',
    database: 'I accept this',
    administrators: 'I work alone',
    second_factor: 'Passwords are enough',
  },
}
