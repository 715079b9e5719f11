package games.kumite.spi;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The rooms of the module: how many classes each has, how they know each other, and which room may know which. */
final class RoomsTests {

  private static final String FRONT = "games.kumite.spi";
  private static final String ENGINE = FRONT + ".engine.";

  /** State, Step, Question, ActionCollector and Script name each other: what a game is written with is one circle. */
  private static final int FILES_IN_FRONT = 40;
  private static final int FILES = 30;
  private static final int CIRCLE_OF_THE_ENGINE = 5;
  private static final int CIRCLE = 16;

  /**
   * Storeys that stay. Agenda: the stack of a state; as a part it would be an object more in every copy, and would need the
   * state that its steps change. ActionCollector: what an author lists into; as a part of the listing that a run keeps it
   * would be an object more in every match, and a step more on the way to each action. State: games extend it.
   */
  private static final Set<String> STOREYS =
      new TreeSet<>(List.of(FRONT + ".Agenda", FRONT + ".ActionCollector", FRONT + ".State"));

  /** The rooms of the engine from the ground up, some on one floor. */
  private static final List<List<String>> FLOORS = List.of(List.of("keys"), List.of("run"), List.of("record"),
      List.of("events"), List.of("match"), List.of("learn"), List.of("start"), List.of("language"));

  private static final JavaClasses CLASSES = new ClassFileImporter()
      .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS).importPackages(FRONT);

  /** What the classes of a file know of the other files of its package. */
  private static Map<String, Map<String, Set<String>>> rooms() {
    Map<String, Map<String, Set<String>>> rooms = new TreeMap<>();
    for (JavaClass type : CLASSES) {
      if (!type.getSimpleName().equals("package-info") && !type.getSimpleName().equals("module-info")) {
        Set<String> known = rooms.computeIfAbsent(type.getPackageName(), name -> new TreeMap<>())
            .computeIfAbsent(file(type), name -> new TreeSet<>());
        type.getDirectDependenciesFromSelf().forEach(dependency -> {
          JavaClass target = dependency.getTargetClass().getBaseComponentType();
          if (target.getPackageName().equals(type.getPackageName()) && !file(target).equals(file(type))) {
            known.add(file(target));
          }
        });
      }
    }
    return rooms;
  }

  private static String file(JavaClass type) {
    return type.getName().split("\\$", 2)[0];
  }

  private static boolean isOfTheEngine(String room) {
    return room.startsWith(ENGINE);
  }

  static Stream<Arguments> eachRoom() {
    return rooms().entrySet().stream().map(room -> Arguments.of(room.getKey(), room.getValue()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("eachRoom")
  void room_hasFewFiles(String room, Map<String, Set<String>> files) {
    assertThat(files.keySet()).as("files of " + room).hasSizeLessThanOrEqualTo(room.equals(FRONT) ? FILES_IN_FRONT : FILES);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("eachRoom")
  void classes_thatAllReachEachOther_areFew(String room, Map<String, Set<String>> files) {
    if (!room.equals(FRONT)) {
      int most = isOfTheEngine(room) ? CIRCLE_OF_THE_ENGINE : CIRCLE;
      Map<String, Set<String>> reached = new TreeMap<>();
      files.keySet().forEach(file -> reached.put(file, reachedFrom(file, files)));
      files.keySet().forEach(file -> assertThat(reached.get(file).stream().filter(other -> reached.get(other).contains(file)))
          .as("classes of " + room + " that all reach each other").hasSizeLessThanOrEqualTo(most));
    }
  }

  private static Set<String> reachedFrom(String start, Map<String, Set<String>> files) {
    Set<String> reached = new TreeSet<>();
    Deque<String> next = new ArrayDeque<>(List.of(start));
    while (!next.isEmpty()) {
      files.get(next.pop()).stream().filter(reached::add).forEach(next::push);
    }
    return reached;
  }

  @Test
  void classes_areNotCutByInheritance() {
    List<String> storeys = new ArrayList<>();
    for (JavaClass type : CLASSES) {
      List<JavaClass> inItsRoom = type.getSubclasses().stream()
          .filter(sub -> sub.getPackageName().equals(type.getPackageName())).toList();
      boolean isCut = !type.isInterface() && type.isTopLevelClass() && type.getSubclasses().size() == 1
          && inItsRoom.size() == 1 && inItsRoom.get(0).isTopLevelClass();
      if (isCut && !STOREYS.contains(type.getName())) {
        storeys.add(inItsRoom.get(0).getName() + " extends " + type.getName());
      }
    }
    assertThat(storeys).as("classes that one class alone extends: parts instead of storeys").isEmpty();
  }

  @Test
  void roomsOfTheEngine_knowNoLaterRoom() {
    Map<String, Integer> floors = new TreeMap<>();
    for (int floor = 0; floor < FLOORS.size(); floor++) {
      for (String room : FLOORS.get(floor)) {
        floors.put(ENGINE + room, floor);
      }
    }
    List<String> back = new ArrayList<>();
    for (JavaClass type : CLASSES) {
      if (isOfTheEngine(type.getPackageName())) {
        assertThat(floors).as("rooms of the engine in their order").containsKey(type.getPackageName());
      }
      type.getDirectDependenciesFromSelf().forEach(dependency -> {
        String from = type.getPackageName();
        String to = dependency.getTargetClass().getBaseComponentType().getPackageName();
        boolean isBack = isOfTheEngine(to) && !from.equals(FRONT + ".plugin")
            && floors.getOrDefault(from, -1) < floors.getOrDefault(to, Integer.MAX_VALUE);
        if (isBack || to.equals(FRONT + ".plugin") && !from.equals(to)) {
          back.add(type.getName() + " knows " + dependency.getTargetClass().getName());
        }
      });
    }
    assertThat(back).as("what is above").isEmpty();
  }

  @Test
  void bridge_isCrossed_byTheEngineAndThePluginAlone() {
    List<String> others = new ArrayList<>();
    for (JavaClass type : CLASSES) {
      String from = type.getPackageName();
      boolean mayCross = isOfTheEngine(from) || List.of(FRONT, FRONT + ".access", FRONT + ".plugin").contains(from);
      type.getDirectDependenciesFromSelf().stream()
          .filter(dependency -> !mayCross && dependency.getTargetClass().getPackageName().equals(FRONT + ".access"))
          .forEach(dependency -> others.add(type.getName() + " knows " + dependency.getTargetClass().getName()));
    }
    assertThat(others).isEmpty();
  }
}
