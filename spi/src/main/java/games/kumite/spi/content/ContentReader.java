package games.kumite.spi.content;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;

/**
 * A reader of a game's content that collects all its problems without problems that only follow from others. Read each
 * file first, then call {@link #requireValid()}, and only then use the content. A file has at most 10,000 entries, and so
 * have the lists and maps in them. Reading ends with a {@link ContentException} at the thousandth problem. Used once, by
 * one thread.
 */
public final class ContentReader {

  private static final Logger LOG = LoggerFactory.getLogger("games.kumite.content");
  private static final String ID = "id";
  private static final Pattern USABLE_ID = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,59}");
  private static final int MAX_PROBLEMS = 1000;

  /** The maximum number of entries of a file, and of elements of a list or map in an entry. */
  static final int MAX_ENTRIES = 10_000;

  private record Reference(ContentLocation from, String id, String name) {}

  private final ContentSource source;
  private final List<ContentProblem> problems = new ArrayList<>();
  private final Map<String, Set<String>> ids = new LinkedHashMap<>();
  private final Set<String> incomplete = new LinkedHashSet<>();
  private final List<Reference> references = new ArrayList<>();
  private boolean directoryChecked;
  private int entries;
  private int files;
  private int found;

  ContentReader(ContentSource source) {
    this.source = source;
  }

  /**
   * Reads a file with a list of entries. If the record has a text component {@code id}, no two entries may share an id,
   * and it must fit into a notation.
   *
   * @param <R> the record
   * @param name the file's name without {@code .json}
   * @param type the record of an entry
   * @return the entries in the order of the file, an immutable list; those with a problem are left out
   */
  public <R extends Record> List<R> list(String name, Class<R> type) {
    JsonNode file = read(name);
    if (file == null) {
      return List.of();
    }
    if (!file.isArray()) {
      fail(name, "must be a list, [...], was " + ContentWords.quoted(file));
      return List.of();
    }
    if (file.size() > MAX_ENTRIES) {
      fail(name, "must be at most " + MAX_ENTRIES + " entries, was " + file.size());
      return List.of();
    }
    Set<String> known = ids.computeIfAbsent(name, key -> new LinkedHashSet<>());
    Binder binder = new Binder(this);
    String shown = source.shown(name); // accesses the file system
    List<R> read = new ArrayList<>();
    int number = 0;
    for (JsonNode node : file) {
      number++;
      String id = id(node, type);
      ContentLocation place = new ContentLocation(shown, id == null ? String.valueOf(number) : ContentWords.quoted(id), "");
      int before = found;
      if (id != null) {
        checkId(place, id, !known.contains(id));
        if (isUsable(id)) {
          known.add(id);
        } else {
          incomplete.add(name); // a reference to the id that was meant would be a problem that follows from this one
        }
      }
      R entry = type.cast(binder.bind(node, type, place));
      if (found == before && entry != null) {
        read.add(entry);
      } else if (id == null) {
        incomplete.add(name); // a reference to this entry would be a problem that follows from this one
      }
    }
    entries += number;
    return List.copyOf(read);
  }

  private static @Nullable String id(JsonNode entry, Class<?> type) {
    for (RecordShape.Part part : RecordShape.of(type).parts()) {
      if (part.name().equals(ID) && part.type() == String.class) {
        JsonNode id = entry.get(ID);
        return id != null && id.isString() ? id.stringValue() : null;
      }
    }
    return null;
  }

  private void checkId(ContentLocation place, String id, boolean isNew) {
    if (!isNew) {
      report(place.inner(ID), "another entry has this id");
    }
    if (!ContentWords.isUnprintable(id) && !isUsable(id)) {
      report(place.inner(ID), "must be 1..60 letters, digits, dots, hyphens and underscores, was "
          + ContentWords.quoted(id));
    }
  }

  private static boolean isUsable(String id) {
    return USABLE_ID.matcher(id).matches();
  }

  /**
   * Reads a file with a single object.
   *
   * @param <R> the record
   * @param name the file's name without {@code .json}
   * @param type the record of the object
   * @return the object, empty if it has a problem: call {@link #requireValid()} before using it
   */
  public <R extends Record> Optional<R> one(String name, Class<R> type) {
    JsonNode file = read(name);
    if (file == null) {
      return Optional.empty();
    }
    int before = found;
    R object = type.cast(new Binder(this).bind(file, type, new ContentLocation(source.shown(name), "", "")));
    return found == before ? Optional.ofNullable(object) : Optional.empty();
  }

  private @Nullable JsonNode read(String name) {
    if (ids.put(name, new LinkedHashSet<>()) != null) {
      throw new IllegalStateException("content " + name + " is read twice");
    }
    try {
      return JsonFile.parse(source.bytes(name, JsonFile.MAX_BYTES + 1));
    } catch (JsonFile.Unreadable failure) {
      fail(name, String.valueOf(failure.getMessage()));
    } catch (IOException failure) {
      fail(name, String.valueOf(failure.getMessage()));
    }
    return null;
  }

  private void fail(String name, String message) {
    incomplete.add(name);
    report(new ContentLocation(source.shown(name), "", ""), message);
  }

  /**
   * Keeps a problem.
   *
   * @throws ContentException if there are too many to read; a file of a mebibyte can hold a million
   */
  void report(ContentLocation place, String message) {
    if (found == MAX_PROBLEMS) {
      throw new ContentException(problems, true);
    }
    found++;
    problems.add(new ContentProblem(place.file(), place.entry(), place.field(), ContentWords.shortened(message)));
    if (found == MAX_PROBLEMS) {
      LOG.info("content refused: {} problems or more, the first: {}", found, problems.get(0));
      throw new ContentException(problems, true);
    }
  }

  void refers(ContentLocation place, String id, String name) {
    references.add(new Reference(place, id, name));
  }

  /** Returns the source. */
  ContentSource source() {
    return source;
  }

  /** Returns a reader of the same source with problems of its own. */
  ContentReader apart() {
    return new ContentReader(source);
  }

  /** Returns the first problem's message; there must be one. */
  String firstProblem() {
    return problems.get(0).message();
  }

  /** Returns the number of problems. */
  int found() {
    return found;
  }

  /**
   * Reports a problem that the game itself has found.
   *
   * @param name the file's name without {@code .json}
   * @param entry the entry's id, or an empty text for the whole file
   * @param field the field, or an empty text for the whole entry
   * @param message what is wrong, and what would be right: {@code must be ..., was ...}
   * @throws ContentException if this is the thousandth problem
   */
  public void report(String name, String entry, String field, String message) {
    report(new ContentLocation(source.shown(name), entry.isEmpty() ? "" : ContentWords.quoted(entry), field), message);
  }

  /**
   * Returns whether nothing wrong has been found so far. References between entries count only after
   * {@link #requireValid()}.
   *
   * @return true if so
   */
  public boolean isValid() {
    return found == 0;
  }

  /**
   * Ends the reading of files: checks references between entries, and that the directory holds no file that does not
   * belong to this game. May be called again after {@link #report}.
   *
   * @throws ContentException if anything is wrong; it names all of it
   */
  public void requireValid() {
    for (Reference reference : references) {
      checkReference(reference);
    }
    references.clear();
    if (!directoryChecked) {
      directoryChecked = true;
      checkDirectory();
    }
    if (found > 0) {
      throw new ContentException(problems, false);
    }
  }

  private void checkReference(Reference reference) {
    Set<String> known = ids.get(reference.name());
    if (known == null) {
      throw new IllegalStateException(reference.from().file() + " refers to " + reference.name()
          + ", which has not been read");
    }
    if (!known.contains(reference.id()) && !incomplete.contains(reference.name())) {
      report(reference.from(), "must be the id of an entry of " + reference.name() + " ("
          + Binder.listed(known) + "), was " + ContentWords.quoted(reference.id()));
    }
  }

  private void checkDirectory() {
    Path directory = source.directory();
    if (directory == null) {
      return;
    }
    checkFiles(directory);
    if (found == 0) {
      LOG.info("content read from {}: {} of {} files there, {} entries in all", directory, files, ids.size(), entries);
    } else {
      LOG.info("content of {} refused: {} problems, the first: {}", directory, found, problems.get(0));
    }
  }

  private void checkFiles(Path directory) {
    Set<String> known = new TreeSet<>();
    ids.keySet().forEach(name -> known.add(ContentSource.fileName(name)));
    try {
      Set<String> own = source.files();
      files = own.size();
      for (String file : own) {
        if (!known.contains(file)) {
          report(new ContentLocation(directory.resolve(file).toString(), "", ""),
              "this is not a content file of the game; its files are " + String.join(", ", known));
        }
      }
      if (own.isEmpty()) {
        report(new ContentLocation(directory.toString(), "", ""),
            "holds no content of the game; its files are " + String.join(", ", known));
      }
    } catch (IOException failure) {
      report(new ContentLocation(directory.toString(), "", ""), failure instanceof AccessDeniedException
          ? "cannot be read: access is denied" : String.valueOf(failure.getMessage()));
    }
  }
}
