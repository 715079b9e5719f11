package games.kumite.spi.access;

import java.util.Map;

/** A visitor of a table that is not kept. */
public interface TableVisitor {

  /** Begins an element; those inside it follow. */
  void begin(String id, Map<String, Object> attributes);

  /** Ends an element, after everything inside it. */
  void end();
}
