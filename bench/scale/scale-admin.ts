/** The administrator of a database made by `npm run seed:scale`, as settings of the server. */
export const scaleAdmin = {
  ADMIN_USER_ID: 'admin',
  ADMIN_PASSWORD: 'a-password-for-benches-only',
}
