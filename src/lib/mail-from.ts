/** Whose name and address the site's mail bears, as the build was told (MAIL-9); empty where no mail is set up. */
export const mailFrom = (): string => import.meta.env.MAIL_FROM
