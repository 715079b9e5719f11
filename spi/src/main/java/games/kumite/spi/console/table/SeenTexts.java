package games.kumite.spi.console.table;

import games.kumite.api.Element;
import games.kumite.api.Table;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What somebody in front of the screen has read on the table shown last and need not read again: long texts that say the
 * same, such as what a card does, things in the middle that are as they were, and spaces with nothing on them.
 */
public final class SeenTexts {

  /** Shorter attributes stay: they are quicker read than looked for. */
  private static final int LONG = 24;

  private final Set<String> sentences = new LinkedHashSet<>();
  private Map<String, Element> read = Map.of();

  /** Returns a copy, for a table that may not be shown. */
  SeenTexts copy() {
    SeenTexts copy = new SeenTexts();
    copy.sentences.addAll(sentences);
    copy.read = read;
    return copy;
  }

  /** Whether this attribute said the same when the table was last shown, and is long. */
  boolean has(Element element, String attribute, Object value) {
    Element before = read.get(element.id());
    return before != null && value instanceof String text && text.length() > LONG && text.equals(before.get(attribute));
  }

  /** Whether an element and all that it holds were the same when the table was last shown. */
  boolean has(Element element) {
    return element.equals(read.get(element.id()));
  }

  /** Takes note of elements that are shown. */
  public void note(List<Element> shown) {
    read = Table.of(shown).all();
  }

  /** Takes note of a sentence that is shown once; false if it has been. */
  boolean reads(String sentence) {
    return sentences.add(sentence);
  }
}
