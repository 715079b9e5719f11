package games.kumite.bigtrouble;

import games.kumite.bigtrouble.content.vocabulary.Attribute;
import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.bigtrouble.quest.CheckEvent;
import games.kumite.bigtrouble.quest.CombatEvent;
import games.kumite.bigtrouble.quest.GoEvent;
import games.kumite.bigtrouble.quest.TaskEvent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Quest events that ask for something else, or do something else. */
final class EventVariants {

  private EventVariants() {}

  /** Another event: it asks for something else, or does something else when it is completed or failed. */
  static Map<String, QuestEvent> of(QuestEvent event) {
    Map<String, QuestEvent> variants = new LinkedHashMap<>();
    if (event instanceof CheckEvent it) {
      Variants.of(it.done()).forEach((name, done) ->
          variants.put("passed, " + name, new CheckEvent(it.difficulty(), it.space(), done, it.failed())));
      Variants.of(it.failed()).forEach((name, failed) ->
          variants.put("failed, " + name, new CheckEvent(it.difficulty(), it.space(), it.done(), failed)));
      variants.put("difficulty", new CheckEvent(it.difficulty() - 1, it.space(), it.done(), it.failed()));
      variants.put("space", new CheckEvent(it.difficulty(), other(it.space()), it.done(), it.failed()));
    } else if (event instanceof CombatEvent it) {
      Variants.of(it.done()).forEach((name, done) ->
          variants.put(name, new CombatEvent(it.enemies(), it.space(), done)));
      Variants.of(it.enemies(), "LD", "GU").stream().filter(enemies -> !enemies.isEmpty()).forEach(enemies ->
          variants.put("enemies " + enemies, new CombatEvent(enemies, it.space(), it.done())));
      variants.put("space", new CombatEvent(it.enemies(), other(it.space()), it.done()));
    } else if (event instanceof TaskEvent it) {
      Variants.of(it.done()).forEach((name, done) ->
          variants.put(name, new TaskEvent(it.requirements(), it.isMerged(), it.space(), done)));
      for (int at = 0; at < it.requirements().size(); at++) {
        List<Attribute> other = new ArrayList<>(it.requirements());
        other.set(at, other.get(at) == Attribute.BODY ? Attribute.MIND : Attribute.BODY);
        variants.put("requirement " + at, new TaskEvent(List.copyOf(other), it.isMerged(), it.space(), it.done()));
      }
      variants.put("one requirement less", new TaskEvent(
          it.requirements().subList(1, it.requirements().size()), it.isMerged(), it.space(), it.done()));
      variants.put("boxes", new TaskEvent(it.requirements(), !it.isMerged(), it.space(), it.done()));
      variants.put("space", new TaskEvent(it.requirements(), it.isMerged(), other(it.space()), it.done()));
    } else if (event instanceof QuestEvent.Several it) {
      for (int i = 0; i < it.parts().size(); i++) {
        int at = i;
        of(it.parts().get(i)).forEach((name, part) -> {
          List<QuestEvent> parts = new ArrayList<>(it.parts());
          parts.set(at, part);
          variants.put("part " + (at + 1) + ", " + name, new QuestEvent.Several(List.copyOf(parts)));
        });
        List<QuestEvent> left = new ArrayList<>(it.parts());
        left.remove(at);
        variants.put("without part " + (at + 1), left.size() == 1 ? left.get(0) : new QuestEvent.Several(List.copyOf(left)));
      }
    } else if (event instanceof GoEvent it) {
      Variants.of(it.done()).forEach((name, done) -> variants.put(name, new GoEvent(it.space(), done)));
      variants.put("space", new GoEvent(other(it.space()), it.done()));
    }
    return variants;
  }

  static String other(String space) {
    return space.startsWith("L") ? space.equals("L1-1") ? "L1-2" : "L1-1" : space.equals("S1") ? "S2" : "S1";
  }
}
