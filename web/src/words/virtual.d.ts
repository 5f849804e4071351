declare module "virtual:words" {
  /** By language: the address of its first file (`""`), and of those that are fetched later. */
  const files: Record<string, Record<string, string>>;
  export default files;
}
