export default function Blog() {
  return <h1>The blog</h1>;
}
