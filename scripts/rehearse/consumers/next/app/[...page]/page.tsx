/** All other pages that the footer links to. */
export default function Page() {
  return <h1>Page</h1>;
}
