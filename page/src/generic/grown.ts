/** What has grown keeps its size, so that what lies below does not go up and down with every sentence. */
export function grown(element: HTMLElement): () => void {
  let width = -1;
  const observer = new ResizeObserver(() => {
    if (element.offsetWidth !== width) element.style.minHeight = "";
    width = element.offsetWidth;
    element.style.minHeight = `${element.offsetHeight}px`;
  });
  observer.observe(element);
  return () => observer.disconnect();
}
