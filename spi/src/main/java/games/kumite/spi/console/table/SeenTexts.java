package games.kumite.spi.console.table;

import games.kumite.api.Element;
import games.kumite.api.Table;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The texts that a reader has seen on the last table and need not read again: long texts that are unchanged, such as a
 * card's text, unchanged elements in the middle, and empty spaces.
 */
public final class SeenTexts {

  /** The length above which an unchanged attribute is left out: shorter ones are quicker to read than to look up. */
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

  /** Returns whether this attribute is long and had the same value when the table was last shown. */
  boolean has(Element element, String attribute, Object value) {
    Element before = read.get(element.id());
    return before != null && value instanceof String text && text.length() > LONG && text.equals(before.get(attribute));
  }

  /** Returns whether an element and everything in it were the same when the table was last shown. */
  boolean has(Element element) {
    return element.equals(read.get(element.id()));
  }

  /** Notes elements that are shown. */
  public void note(List<Element> shown) {
    read = Table.of(shown).all();
  }

  /** Notes a sentence that is shown once; returns false if it has been shown before. */
  boolean reads(String sentence) {
    return sentences.add(sentence);
  }
}
