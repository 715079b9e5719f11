package games.kumite.spi.content;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The default of a field that an entry leaves out. A field without it is required. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Default {

  /**
   * Returns the default as JSON, as it would stand in the file: a text and a word of the vocabulary in quotes.
   *
   * <pre>{@code
   * enum Water { CALM, RAPIDS }
   *
   * record Place(String id, @Default("\"calm\"") Water water, @Default("[]") List<String> links) {}
   * }</pre>
   *
   * @return JSON, such as {@code 0}, {@code []}, {@code "\"none\""} in Java, or {@code null} for a component that may
   *     be null
   */
  String value();
}
