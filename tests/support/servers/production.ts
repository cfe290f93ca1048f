/** Variables of a production that starts: its address is https, its contacts are somebody's, no mail leaves. */
export const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://amic.example',
  RATE_LIMITS: 'on',
  CINETPAY_SIMULATOR: 'allow',
  MAILS_WITHOUT_SMTP: 'allow',
  CONTACT_PHONE: '+225 27 22 44 55 66',
  CONTACT_EMAIL: 'contact@amic.ci',
  SUPPORT_EMAIL: 'aide@amic.ci',
  MAIL_FROM: 'AMIC <ne-pas-repondre@amic.ci>',
}
