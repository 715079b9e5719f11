package games.kumite.spi.content;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What a field means that an entry leaves out. A field without it is required. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Default {

  /**
   * The value that the field then has.
   *
   * @return JSON, such as {@code 0}, {@code []}, {@code "none"}, or {@code null} for a component that may be null
   */
  String value();
}
