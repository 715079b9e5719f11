package games.kumite.spi.access;

import java.util.Map;

/** Goes through a table that is not kept. */
public interface TableVisitor {

  /** An element; those inside it follow. */
  void begin(String id, Map<String, Object> attributes);

  /** All that is inside the element has been read. */
  void end();
}
