interface ImportMetaEnv {
  readonly VITE_CONTACT_EMAIL?: string;
}
